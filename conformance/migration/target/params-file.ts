import type { Choices } from '../../core/spec/choice.ts';
import { isRawJson } from '../../core/text/raw-json.ts';
import { isJsonObject, type JsonObject } from '../../oracle/json/json.ts';
import { type NameMap, type Names, toolName, withToolNames } from './names.ts';

/** How a tool has its parameters file. */
export interface ParamsForm {
  /** `flat`: the parameters themselves. `by-network`: under `default` and names of networks. Default: as declared, or `flat`. */
  readonly layout?: 'flat' | 'by-network';
  /** How `CustomSchemes` stands there. Default: as declared, or `map`, as in the interface document. */
  readonly customSchemes?: 'map' | 'array';
  /**
   * Where the parameters of all networks stand, in the library's `params` and in a file by network. `default`: under that
   * key, as in the interface document, which is the default. `top`: at the top, beside the entries of networks.
   */
  readonly common?: 'default' | 'top';
  /** Members that the tool demands and the interface document does not have, in its own words: beside what is given. */
  readonly always?: Readonly<Record<string, unknown>>;
}

/** The form that a tool is declared to want, where nothing else is said of it. */
export function paramsForm(choices: Choices, given: ParamsForm): ParamsForm {
  const { 'params-file': layout, 'custom-schemes': customSchemes } = choices;
  return { ...({ ...(layout && { layout }), ...(customSchemes && { customSchemes }) } as ParamsForm), ...given };
}

/** Parameters of one network as the tool is to have them: under its keys and names. */
export function paramsNamed(params: unknown, names: Names, form: ParamsForm): unknown {
  if (!isObject(params)) return params;
  const { CustomSchemes: custom } = params;
  const formed =
    isObject(custom) && form.customSchemes === 'array' ? { ...params, CustomSchemes: listed(custom) } : params;
  return deeply(formed, names);
}

/** Parameters by network, each entry as the tool is to have it. */
export function paramsByNetwork(params: unknown, names: Names, form: ParamsForm): unknown {
  if (!isObject(params)) return params;
  const entries = Object.entries(params).map(([network, of]) => [network, paramsNamed(of, names, form)] as const);
  const { default: common, ...networks }: Record<string, unknown> = Object.fromEntries(entries);
  // What is no object is wrong on purpose, and goes as it is.
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

/** A map from the scheme's name to its entries as one list, in which each entry has the name. */
function listed(custom: Record<string, unknown>): unknown[] {
  return Object.entries(custom).flatMap(([name, entries]) =>
    Array.isArray(entries) ? entries.map((entry) => (isObject(entry) ? { name, ...entry } : entry)) : [entries],
  );
}

/** Keys wherever they stand; names of contracts where they are values of `name`, or keys of `schemes`. */
function deeply(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((one) => deeply(one, names));
  if (!isObject(value)) return value;
  const inner = Object.entries(value).map(([key, one]): [string, unknown] => {
    if (key === 'name' && typeof one === 'string') return [key, toolName(names.contracts, one) ?? one];
    if (key === 'schemes' && isObject(one)) return [key, withToolNames(kept(names.contracts), one)];
    return [key, deeply(one, names)];
  });
  return withToolNames(names.params, Object.fromEntries(inner));
}

/** A map that leaves nothing out. */
function kept(map: NameMap = {}): NameMap {
  return Object.fromEntries(Object.entries(map).map(([ours, theirs]) => [ours, theirs ?? ours]));
}

function isObject(value: unknown): value is JsonObject {
  return isJsonObject(value) && !isRawJson(value);
}
