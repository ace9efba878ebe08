import { caller } from '../../../command/caller.ts';
import { prefixUrl } from '../../../command/options/http-url.ts';
import { secretOfEnvironment } from '../../../command/options/secret-source.ts';
import { exactText } from '../../../oracle/json/exact-node.ts';
import { splitUrl } from '../../../transport/client/url.ts';
import { Network } from '../../../transport/connect/network.ts';
import { proxiesOfEnvironment } from '../../../transport/connect/proxies.ts';
import { poolTransport } from '../../../transport/http/pool-transport.ts';
import { parseExactJson } from './exact-integers.ts';

/** The options of `publish feed`. */
interface PublishFeedOptions {
  readonly url: string;
  readonly tokenEnv: string;
}

type Question = Readonly<Record<string, unknown>> & { readonly id: number };

/** Publishing answers within a moment, and says little. */
const LIMITS = { timeoutMs: 60_000, bytes: 4 * 1024 * 1024 };

/**
 * `touchstone publish feed`: the program that `check feed --publish-command` and `--clock-command` take, for the
 * reference feed. It speaks the protocol of spec/feed/publishing.md, and puts it on to the feed's own publishing
 * interface.
 */
export async function publishFeed({ url, tokenEnv }: PublishFeedOptions): Promise<void> {
  const base = prefixUrl('--url', url).replace(/\/+$/, '');
  const token = secretOfEnvironment('--token-env', tokenEnv);
  const { origin, path: prefix } = splitUrl(base);
  // Nothing follows a redirect: the token is meant for this server alone.
  const network = new Network({ proxies: proxiesOfEnvironment(caller().env) });
  const server = poolTransport(origin, network.named(origin));
  const items = new Map<unknown, unknown>();

  /** One request; a refusal is reported in the words of the feed. */
  async function send(method: string, path: string, body?: unknown): Promise<Readonly<Record<string, unknown>>> {
    const headers = [['Authorization', `Bearer ${token}`] as const, ['Content-Type', 'application/json'] as const];
    const content = body === undefined ? {} : { body: Buffer.from(exactText(body)) };
    const answer = await server.send({ method, path: `${prefix}/${path}`, headers, ...content }, LIMITS);
    const text = Buffer.from(answer.body).toString('utf8');
    if (answer.status >= 200 && answer.status < 300)
      return text === '' ? {} : (parseExactJson(text) as Record<string, unknown>);
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
