/** A quarter of the fakes. `npm run soak` judges all fakes. */
import { ALTERATIONS } from './alterations.test-tool.ts';
import { judgesFakes } from './suite.test-tool.ts';

judgesFakes(Object.entries(ALTERATIONS).filter((_, i) => i % 4 === 1));
