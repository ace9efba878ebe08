import type { Defect } from '../core/defect.ts';
import type { Done } from './scenes.ts';

const ORG_NAME = 'function orgName() view returns (string)';
const NATIVE = {
  NativeToken: 'function nativeToken() view returns (address)',
  NativeReputation: 'function nativeReputation() view returns (address)',
} as const;

/** A value of a result, for people. */
export const say = (value: unknown) => (value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value)));
const same = (one: unknown, other: unknown) => String(one).toLowerCase() === String(other).toLowerCase();

type Wrong = Promise<Defect<'missing' | 'other'> | undefined>;

/** Whether `name` is that of the avatar. */
export async function misnamed({ part, views }: Done, of: 'dao' | 'test'): Wrong {
  const at = `${of}.name`;
  if (typeof part.name !== 'string') return { reason: 'missing', expected: 'a text', actual: say(part.name), at };
  const found = await views.value(part.Avatar, ORG_NAME);
  // What is at the address is judged by itself.
  if (typeof found !== 'string' || found === part.name) return undefined;
  return { reason: 'other', expected: `${say(found)}, the orgName() of the avatar`, actual: say(part.name), at };
}

/** An avatar has a name, a token and a reputation. */
export async function noAvatar({ part, views }: Done, of: 'dao' | 'test'): Wrong {
  const at = `${of}.Avatar`;
  const { Avatar } = part;
  if (typeof Avatar !== 'string') return { reason: 'missing', expected: 'an address', actual: say(Avatar), at };
  const expected = 'an avatar, which has orgName(), nativeToken() and nativeReputation()';
  for (const declared of [ORG_NAME, ...Object.values(NATIVE)]) {
    const viewed = await views.call(Avatar, declared);
    if (viewed.ok) continue;
    return {
      reason: 'other',
      expected,
      actual: `${Avatar} does not answer ${declared.split(' ')[1]}: ${viewed.why}`,
      at,
    };
  }
  return undefined;
}

/** Whether token or reputation is the avatar's. */
export async function notNative({ part, views }: Done, of: 'dao' | 'test', name: keyof typeof NATIVE): Wrong {
  const at = `${of}.${name}`;
  const address = part[name];
  if (typeof address !== 'string') return { reason: 'missing', expected: 'an address', actual: say(address), at };
  const found = await views.value(part.Avatar, NATIVE[name]);
  if (found === undefined || same(found, address)) return undefined;
  return { reason: 'other', expected: `${String(found)}, which the avatar has`, actual: address, at };
}
