import { type Answer, responseOf } from '../../http/answer.ts';
import { methodNotAllowed, plain } from '../../http/plain-answer.ts';
import { readUpTo } from '../../http/read-up-to.ts';
import type { ChainKind } from './chain.ts';
import { type Submitting, submitting } from './submit.ts';

/** The longest body of a submission, in bytes. */
const BODY_BYTES = 1 << 20;

/**
 * Answers the requests below the submission prefix: `ct/v1/add-chain`, `ct/v1/add-pre-chain` and `ct/v1/get-roots` (RFC
 * 6962, sections 4.1, 4.2 and 4.7). `undefined`: the path is another.
 */
export function submissionRoutes(
  mounted: Submitting,
): (request: Request, path: string) => Promise<Response> | undefined {
  const { parts, roots = [] } = mounted.rig;
  const submit = submitting(mounted);
  const json = (text: string): Answer => plain(200, parts, { 'content-type': 'application/json' }, text);

  const answerChain = async (request: Request, kind: ChainKind): Promise<Response> => {
    if (request.method !== 'POST') return methodNotAllowed(['POST'], parts);
    const body = await readUpTo(request, BODY_BYTES);
    if (body === undefined) return responseOf(plain(413, parts, {}, `a request has at most ${BODY_BYTES} bytes\n`));
    const submitted = await submit(kind, body);
    if (submitted === 'busy')
      return responseOf(plain(503, parts, { 'retry-after': '1' }, 'the log takes nothing just now\n'));
    if ('sct' in submitted) return responseOf(json(parts.sctJson(submitted.sct)));
    const { status, text } = parts.submissionRefusal(submitted.refusal);
    return responseOf(plain(status, parts, {}, text));
  };
  const answerRoots = async (request: Request): Promise<Response> =>
    request.method === 'GET' || request.method === 'HEAD'
      ? responseOf(json(parts.rootsJson(roots)))
      : methodNotAllowed(['GET', 'HEAD'], parts);

  return (request, path) => {
    if (path === 'ct/v1/add-chain' || path === 'ct/v1/add-pre-chain')
      return answerChain(request, path.slice('ct/v1/'.length) as ChainKind);
    return path === 'ct/v1/get-roots' ? answerRoots(request) : undefined;
  };
}
