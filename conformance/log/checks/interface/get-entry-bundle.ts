import { check } from '../../../core/check/check.ts';
import { OPERATION_REASONS, operationDefect } from '../../oracle/http/operation-defect.ts';
import { shortPathsText, tilesOfEachPathLength } from '../../oracle/tiles/first-and-last.ts';
import { bundlePath } from '../../oracle/tiles/path.ts';
import { entryFormat } from '../../premises/tiles/entry-format.ts';
import { nonEmptyTree } from '../../premises/tiles/every-tree.ts';
import { minimumIndex } from '../../premises/tiles/minimum-index.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const getEntryBundle = check<LogTarget>()({
  // LOG-IF-003 (must): GetEntryBundle is `GET {base_url}/api/v2/tile/entries/{N}`; N may span several path segments. [interface,
  //   "Endpoints"]
  proves: 'LOG-IF-003',
  reasons: { ...OPERATION_REASONS, 'other-format': 'the log serves its entries in another format alone' },
  run: async (log, t) => {
    const tree = await nonEmptyTree(t);
    const { size } = (await t.use(tree.tree)).checkpoint;
    const bound = shortPathsText(size);
    if (bound !== undefined) t.note(bound);
    await t.each(
      tilesOfEachPathLength(size, minimumIndex(t)),
      async ({ level: _level, ...bundle }) => {
        const answer = await log.read({ kind: 'entries', ...bundle });
        const defect = operationDefect('GetEntryBundle', answer, bundlePath(bundle));
        const { index, width } = bundle;
        const wasReplaced =
          defect && width !== undefined && (await log.read({ kind: 'entries', index })).status === 200;
        t.judge(wasReplaced ? undefined : defect, answer);
        if (answer.status === 200 || wasReplaced) return;
        await t.use(tree.bundles);
        const expected = 'GetEntryBundle, which gives the bundle';
        const other = {
          reason: 'other-format',
          expected,
          actual: `status ${answer.status}`,
          at: bundlePath(bundle),
        } as const;
        t.judge((await t.use(entryFormat)) === 'other' && other, answer);
      },
      'an empty log has no entries',
    );
  },
});
