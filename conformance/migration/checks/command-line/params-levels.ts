import { check } from '../../../core/check/check.ts';
import { EXAMPLE_NAME } from '../../inputs/files/example-params.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { usageExampleRun } from '../../premises/command-line/usage-example-run.ts';
import { daoText, requireTextKey } from '../../premises/options/dao-texts.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const paramsLevels = check<MigrationTarget>()({
  // MIG-CL-032 (must): The parameters file has the declared levels: its keys are at the top level, or are grouped by network.
  //   [interface, "Command line"]
  proves: 'MIG-CL-032',
  needs: ['argv'],
  reasons: {
    'not-as-declared': 'the parameters file has other levels than declared',
  },
  run: async (tool, t) => {
    const { dao } = await t.use(usageExampleRun);
    const key = requireTextKey(tool, t);
    if ((await daoText(dao.views, dao.result?.result.dao, key)) !== EXAMPLE_NAME)
      t.inconclusive('the parameters file was not used (MIG-CL-023)');
    const file = Object(parseJsonText(tool.paramsText({ default: PLAIN_PARAMS }, dao.stage.network)));
    const option = 'default' in file ? 'by-network' : 'flat';
    t.judge(declaredChoiceDefect(t.chose('params-file', option)), dao.run);
  },
});
