/** All fakes. */
import { ALTERATIONS } from './alterations.test-tool.ts';
import { judgesFakes } from './suite.test-tool.ts';

judgesFakes(Object.entries(ALTERATIONS));
