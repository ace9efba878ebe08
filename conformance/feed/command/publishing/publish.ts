import { caller } from '../../../command/caller.ts';
import { prefixUrl } from '../../../command/options/http-url.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { exactText } from '../../../oracle/json/exact-node.ts';
import { parseExactJson } from './exact-integers.ts';

/** The options of `publish feed`. */
interface PublishFeedOptions {
  readonly url: string;
  readonly tokenEnv: string;
}

type Question = Readonly<Record<string, unknown>> & { readonly id: number };

/**
 * `touchstone publish feed`: the program that `check feed --publish-command` and `--clock-command` take, for the
 * reference feed. It speaks the protocol of spec/feed/publishing.md, and puts it on to the feed's own publishing
 * interface.
 */
export async function publishFeed({ url, tokenEnv }: PublishFeedOptions): Promise<void> {
  const base = prefixUrl('--url', url).replace(/\/+$/, '');
  const token =
    caller().env[tokenEnv] || throwUsageError(`--token-env ${tokenEnv}: there is no such variable, or it is empty`);
  const items = new Map<unknown, unknown>();

  /** One request; a refusal is reported in the words of the feed. */
  async function send(method: string, path: string, body?: unknown): Promise<Readonly<Record<string, unknown>>> {
    const answer = await fetch(`${base}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: exactText(body) }),
    });
    const text = await answer.text();
    if (answer.ok) return text === '' ? {} : (parseExactJson(text) as Record<string, unknown>);
    return answer.status === 422 || answer.status === 409 ? { refused: text } : { error: `${answer.status} ${text}` };
  }

  async function answerTo(question: Question): Promise<Readonly<Record<string, unknown>>> {
    const { do: what, site, item, event } = question;
    if (what === 'hello') return { version: 1, exact: question.exact };
    if (what === 'set-clock') return send('PUT', 'clock', { now: question.now });
    if (what === 'publish') {
      const { item: number, ...rest } = await send('POST', `sites/${encodeURIComponent(String(site))}/items`, event);
      items.set(item, number);
      return rest;
    }
    if (what === 'update') return send('PUT', `items/${items.get(item)}`, event);
    if (what === 'withdraw') return send('DELETE', `items/${items.get(item)}`);
    return { error: `there is no question "${what}"` };
  }

  for await (const line of linesOf(caller().stdin)) {
    const question = parseExactJson(line) as Question;
    // Answers may come in any order.
    void answerTo(question)
      .catch((cause: unknown) => ({ error: cause instanceof Error ? cause.message : String(cause) }))
      .then((answer) => caller().stdout.write(`${exactText({ id: question.id, ...answer })}\n`));
  }
}

/** Lines that end at LF: node:readline breaks them at U+2028 as well. */
async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of input) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines.filter((line) => line.trim() !== '');
  }
}
