/** The feed answers with something that a client must not present. The message is one sentence without a full stop. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Ends the look at a feed. @throws Refused */
export function refuse(why: string): never {
  throw new Refused(why);
}
