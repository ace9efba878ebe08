const WITHIN_MS = 10_000;
const ANSWER_BYTES = 1024 * 1024;

/**
 * Asks a node of a target's that is on this machine. @throws Error where no answer of JSON-RPC comes in ten seconds, or where
 * it is an error.
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
  const said = Object(JSON.parse(text)) as { result?: unknown; error?: { message?: unknown } };
  if (said.error) throw new Error(`${method}: ${String(said.error.message)}`);
  return said.result;
}
