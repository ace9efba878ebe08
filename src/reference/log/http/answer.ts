/** An answer with a text, which a Response or a socket can carry. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export function responseOf({ status, headers, text }: Answer): Response {
  return new Response(text, { status, headers });
}
