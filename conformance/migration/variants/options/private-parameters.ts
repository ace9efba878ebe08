import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

type Level = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Level =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The members of both; of members that both have, those of the second, or both again where they are objects. */
const merged = (one: Level, another: Level): Level => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(another).map(([key, value]) => {
      const before = one[key];
      return [key, isObject(before) && isObject(value) ? merged(before, value) : value];
    }),
  ),
});

export const networksMergedByMember = migrationVariant({
  text: 'lets a network override single members of an object of `default`, such as one of `schemes`',
  cites:
    'Interface, "Library options object": network entries override `default`, and not whether they replace an object',
  needs: { looks: ['migration/options/*parameters', 'migration/options/other-networks', 'migration/library/dao'] },
  install: (parts) =>
    withMigrationParts(parts, {
      paramsFor: (network, value, where) => {
        const { default: common, [network]: own } = Object(value);
        const given = isObject(common) && isObject(own) ? { ...Object(value), [network]: merged(common, own) } : value;
        return parts.paramsFor(network, given, where);
      },
    }),
});
