import { migrationVariant } from '../../testbed/alteration.ts';
import { withMigrationParts } from '../../testbed/parts.ts';

type Levels = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const PARTS = ['base', 'dao', 'test'];
/** Of the version that was written last. */
const last = (levels: object | undefined) => Object.values(levels ?? {}).at(-1);

export const resultByVersion = migrationVariant({
  text: 'writes a result file with a level of core versions below each part',
  cites: 'choice result-nesting: by-network-and-version',
  needs: {
    declare: { 'result-nesting': 'by-network-and-version' },
    looks: [
      'migration/result/**',
      'migration/result-file/other-content',
      'migration/rerun/dao',
      'migration/versions/**',
    ],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      resultIn: (file, network) => {
        const found = parts.resultIn(file, network);
        return (
          found &&
          Object.fromEntries(Object.entries(found).map(([key, part]) => [key, PARTS.includes(key) ? last(part) : part]))
        );
      },
      resultWith: (file, of, result) => {
        const before = (parts.resultIn(file, of.network) ?? {}) as Levels;
        const entries = Object.entries(result).map(([key, part]) => {
          const { [of.version]: _, ...others } = before[key] ?? {};
          const same = JSON.stringify(last(before[key])) === JSON.stringify(part);
          return [key, !PARTS.includes(key) ? part : same ? before[key] : { ...others, [of.version]: part }];
        });
        return parts.resultWith(file, of, Object.fromEntries(entries));
      },
    }),
});

export const resultFlat = migrationVariant({
  text: 'writes a result file without a level of networks',
  cites: 'choice result-nesting: flat',
  needs: {
    declare: { 'result-nesting': 'flat' },
    looks: [
      'migration/result/**',
      'migration/result-file/other-content',
      'migration/rerun/**',
      'migration/networks/**',
    ],
  },
  install: (parts) =>
    withMigrationParts(parts, {
      resultIn: (file) => file,
      resultWith: ({ base: _, dao: __, test: ___, ...others }, _of, result) =>
        ({ ...others, ...result }) as typeof others,
    }),
});
