export { type Answered, answered, type CaseAnswered } from './answers.ts';
export { type Ask, type FeedCase, type Form, KEY, NOW, SITE } from './case.ts';
export { cases, edgeEvents } from './cases/index.ts';
export { type FeedFixturesPlan, type WrittenFixtures, writeFeedFixtures } from './write-fixtures.ts';
