import type { Choices } from '../../core/spec/choice.ts';
import { isRawJson } from '../../core/text/raw-json.ts';
import { isJsonObject, type JsonObject } from '../../oracle/json/json.ts';
import { type NameMap, type Names, toolName, withToolNames } from './names.ts';

/** The form of a tool's parameters file. */
export interface ParamsForm {
  /** `flat`: the parameters themselves. `by-network`: under `default` and names of networks. Default: as declared, or `flat`. */
  readonly layout?: 'flat' | 'by-network';
  /** The form of `CustomSchemes`. Default: as declared, or `map`, as in the interface document. */
  readonly customSchemes?: 'map' | 'array';
  /**
   * The place of the parameters for all networks, in the library's `params` and in a file by network. `default`: under that
   * key, as in the interface document; this is the default. `top`: at the top, beside the entries of networks.
   */
  readonly common?: 'default' | 'top';
  /** Members that the tool requires and the interface document does not have, under the tool's names: added to the parameters. */
  readonly always?: Readonly<Record<string, unknown>>;
}

/** The form of the options, completed by the declared form. */
export function paramsForm(choices: Choices, form: ParamsForm): ParamsForm {
  const { 'params-file': layout, 'custom-schemes': customSchemes } = choices;
  return { ...({ ...(layout && { layout }), ...(customSchemes && { customSchemes }) } as ParamsForm), ...form };
}

/** The parameters of one network under the tool's keys and names. */
export function paramsNamed(params: unknown, names: Names, form: ParamsForm): unknown {
  if (!isObject(params)) return params;
  const { CustomSchemes: custom } = params;
  const formed =
    isObject(custom) && form.customSchemes === 'array' ? { ...params, CustomSchemes: listed(custom) } : params;
  return renamedDeeply(formed, names);
}

/** The parameters by network, each entry under the tool's keys and names. */
export function paramsByNetwork(params: unknown, names: Names, form: ParamsForm): unknown {
  if (!isObject(params)) return params;
  const entries = Object.entries(params).map(([network, of]) => [network, paramsNamed(of, names, form)] as const);
  const { default: common, ...networks }: Record<string, unknown> = Object.fromEntries(entries);
  // A value that is not an object is wrong on purpose, and stays unchanged.
  if (!isObject(common)) return Object.fromEntries(entries);
  const whole = { ...form.always, ...common };
  return form.common === 'top' ? { ...whole, ...networks } : { default: whole, ...networks };
}

/** The content of a parameters file: by network, or the `default` overridden by the network's entry. */
export function paramsFileText(params: unknown, network: string, names: Names, form: ParamsForm): string {
  const flat = (by: Record<string, unknown>) => ({ ...Object(by.default), ...Object(by[network]) });
  const value =
    form.layout === 'by-network' || !isObject(params)
      ? paramsByNetwork(params, names, form)
      : { ...form.always, ...Object(paramsNamed(flat(params), names, form)) };
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The list form of a map from scheme names to entries: each entry gets the name of its scheme. */
function listed(custom: Record<string, unknown>): unknown[] {
  return Object.entries(custom).flatMap(([name, entries]) =>
    Array.isArray(entries) ? entries.map((entry) => (isObject(entry) ? { name, ...entry } : entry)) : [entries],
  );
}

/** Renames keys at any depth, and names of contracts that are values of `name` or keys of `schemes`. */
function renamedDeeply(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((item) => renamedDeeply(item, names));
  if (!isObject(value)) return value;
  const inner = Object.entries(value).map(([key, member]): [string, unknown] => {
    if (key === 'name' && typeof member === 'string') return [key, toolName(names.contracts, member) ?? member];
    if (key === 'schemes' && isObject(member))
      return [key, withToolNames(withoutAbsences(names.contracts), withSections(member, names))];
    // The keys of the map are names of schemes, whatever keys the parameters have.
    if (key === 'CustomSchemes' && isObject(member))
      return [
        key,
        Object.fromEntries(Object.entries(member).map(([name, list]) => [name, renamedDeeply(list, names)])),
      ];
    return [key, renamedDeeply(member, names)];
  });
  return withToolNames(names.params, Object.fromEntries(inner));
}

/** The schemes without those whose section the tool lacks. */
function withSections(schemes: JsonObject, { params = {} }: Names): JsonObject {
  return Object.fromEntries(Object.entries(schemes).filter(([name]) => params[name] !== null));
}

/** A map that leaves no member out: it ignores the names that the tool does not have. */
function withoutAbsences(map: NameMap = {}): NameMap {
  return Object.fromEntries(Object.entries(map).map(([ours, theirs]) => [ours, theirs ?? ours]));
}

function isObject(value: unknown): value is JsonObject {
  return isJsonObject(value) && !isRawJson(value);
}
