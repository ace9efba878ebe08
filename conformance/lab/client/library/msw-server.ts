/** As much of the server of Mock Service Worker as is needed: `setupServer()` of `msw/node`, from version 3 on. */
export interface MswServer {
  use(...handlers: never[]): void;
  boundary<Args extends unknown[], R>(callback: (...args: Args) => R): (...args: Args) => R;
}
