/** A sample of the faulty tools, of a dozen topics, each judged by a part of its topics; `npm run soak` judges all by all. */
import { FAULTS } from './faulty/faults.test-tool.ts';
import { sample } from './faulty/sample.test-tool.ts';
import { judgesFaults } from './faulty/suite.test-tool.ts';

await judgesFaults(sample(FAULTS), { some: true });
