import type { Header } from '../../../core/target/header.ts';

/**
 * The codings that a read offers by default; given headers replace them, and another coding is another representation.
 */
export const USUAL_ACCEPT_ENCODING: readonly Header[] = [['Accept-Encoding', 'gzip, identity']];
