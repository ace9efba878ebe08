/** All faulty tools, each judged by the topics that have to notice it. */
import { FAULTS } from './faulty/faults.test-tool.ts';
import { judgesFaults } from './faulty/suite.test-tool.ts';

await judgesFaults(Object.entries(FAULTS), { some: false });
