import type { MatrixRow, SelfTestMatrix } from '../../../command/self-test-matrix.ts';
import { alterationsOfSuite, type LoadedSuite } from '../loaded-suite.ts';

/**
 * The text of `generated/matrix.ts`: a row for each alteration that the suite still has. `rows`: new ones by kind and name
 * (`faults/lies`). `before`: the matrix whose other rows stay, and with them its list of checks, since a check that is
 * younger has not judged them.
 */
export function matrixModule(
  suite: Pick<LoadedSuite, 'name' | 'checks' | 'alterations'>,
  rows: ReadonlyMap<string, MatrixRow>,
  before: SelfTestMatrix | undefined,
): string {
  const now = suite.checks.map(({ id }) => id.slice(suite.name.length + 1));
  const checks = before ? before.checks.filter((id) => now.includes(id)) : now;
  const places = alterationsOfSuite(suite);
  const table = (kind: 'faults' | 'variants') => {
    const lines = places
      .filter((place) => place.kind === kind)
      .flatMap(({ name }) => {
        const row = rows.get(`${kind}/${name}`) ?? before?.[kind][name];
        return row ? [`    '${name}': { sees: [${row.sees.map((id) => `'${id}'`).join(', ')}], ms: ${row.ms} },`] : [];
      });
    return lines.length === 0 ? [`  ${kind}: {},`] : [`  ${kind}: {`, ...lines, '  },'];
  };
  return [
    `// Generated from a self-test by all checks, by \`npm run matrix ${suite.name}\`. Edit nothing here.\n`,
    '/** Which checks see which faults and variants besides those that these name, and how many milliseconds they took. */',
    'export const matrix = {',
    '  checks: [',
    ...checks.map((id) => `    '${id}',`),
    '  ],',
    ...table('faults'),
    ...table('variants'),
    '};\n',
  ].join('\n');
}
