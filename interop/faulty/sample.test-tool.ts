import { seededRandom } from '../../conformance/core/run/random.ts';
import type { Fault, Faults } from './fault.test-tool.ts';

/** The size of the sample, which takes some two minutes. */
const COUNT = 12;
const topicOf = ({ fails: [first] }: Fault) => first.split('/')[1]!;

/** Random faults, each of another topic: the same until faults are added. TOUCHSTONE_SEED selects others. */
export function sample(faults: Faults): readonly (readonly [string, Fault])[] {
  const all = Object.entries(faults);
  const seed = BigInt(process.env.TOUCHSTONE_SEED ?? all.length);
  const topics = [...Map.groupBy(all, ([, fault]) => topicOf(fault))];
  const chance = seededRandom(seed, 'topics');
  while (topics.length > COUNT) topics.splice(chance.below(topics.length), 1);
  return topics.map(([topic, those]) => those[seededRandom(seed, topic).below(those.length)]!);
}
