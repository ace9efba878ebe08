/** The set-ups of the reference feed in which every mutant is judged: one shows what another does not. */
import type { FeedRig, Middleware } from '../../../src/reference/feed/index.ts';
import type { Choices } from '../../core/choice.ts';
import type { FeedNeeds } from '../../faults/fault.ts';
import type { OpenFeedTarget } from '../../target/feed.ts';
import { feedStand } from '../self-test/feed-stand.ts';

/** A feed that is there, to be judged. */
interface OpenFeedStand {
  readonly target: OpenFeedTarget;
  close(): Promise<void>;
}

/** One set-up. */
export interface FeedMutationStand {
  /** Short and lasting: tests are named by it. */
  readonly name: string;
  /** What it is there to show. */
  readonly shows: string;
  /** Rejects where the feed does not open, or takes no events. */
  open(): Promise<OpenFeedStand>;
}

/** What the reference is, of all that can be declared: what it does otherwise is then judged. */
const DECLARED: Choices = {
  status: 'always-200',
  'unknown-site': 'no-data',
  'unknown-format': 'invalid-method',
  upcoming: 'not-ended',
  order: 'next',
  'visible-within': '0',
  'clock-skew': '0',
  'null-in-xml': 'empty',
  'title-escaping': 'raw',
  'jsonp-errors': 'called',
  'empty-status': 'no-data',
  'feed-methods': 'not-allowed',
};

/** Where a handler throws, or gives no answer, it is answered as `serve` answers on a socket. */
const asServed: Middleware = (next) => async (request) => {
  const answer = await Promise.resolve(request)
    .then(next)
    .catch(() => undefined);
  return answer instanceof Response ? answer : new Response('internal error\n', { status: 500 });
};

async function opened(needs: FeedNeeds, choices: Partial<FeedRig['choices']> = {}): Promise<OpenFeedStand> {
  const install = (rig: FeedRig): FeedRig => ({
    ...rig,
    choices: { ...rig.choices, ...choices },
    middleware: [asServed, ...rig.middleware],
  });
  const { target } = await feedStand(install, needs);
  return { target, close: () => target.close() };
}

/** Every set-up, in the order in which they are judged. */
export const feedStands: readonly FeedMutationStand[] = [
  {
    name: 'declared',
    shows: 'all that can be declared; publishing, and a clock',
    open: () => opened({ declare: DECLARED }),
  },
  { name: 'usual', shows: 'nothing declared; read only', open: () => opened({ publish: false, clock: false }) },
  {
    name: 'otherwise',
    shows: 'the other option wherever there is one that the known service could have',
    open: () => {
      const choices = {
        status: 'mirrored',
        unknownSite: 'invalid-method',
        upcoming: 'day-back',
        xmlNull: 'absent',
        titles: 'html-escaped',
      } as const;
      const declare = {
        ...DECLARED,
        status: 'mirrored',
        'unknown-site': 'invalid-method',
        upcoming: 'day-back',
        'null-in-xml': 'absent',
        'title-escaping': 'html',
      };
      return opened({ declare }, choices);
    },
  },
];
