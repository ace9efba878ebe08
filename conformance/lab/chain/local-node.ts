const WITHIN_MS = 10_000;
const ANSWER_BYTES = 1024 * 1024;

/**
 * Sends a request to a target's node on this machine. @throws Error where no JSON-RPC answer comes within ten seconds,
 * or the answer is an error.
 */
export async function callLocalNode(url: string, method: string, params: readonly unknown[] = []): Promise<unknown> {
  const signal = AbortSignal.timeout(WITHIN_MS);
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > ANSWER_BYTES) throw new Error(`${method}: an answer of more than ${ANSWER_BYTES} bytes`);
  }
  const reply = Object(JSON.parse(text)) as { result?: unknown; error?: { message?: unknown } };
  if (reply.error) throw new Error(`${method}: ${String(reply.error.message)}`);
  return reply.result;
}
