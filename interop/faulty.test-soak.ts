/** All faulty tools, each by the topics that are to tell it. */
import { FAULTS } from './faulty/faults.test-tool.ts';
import { judgesFaults } from './faulty/suite.test-tool.ts';

await judgesFaults(Object.entries(FAULTS), true);
