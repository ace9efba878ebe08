import type { Header } from '../../../core/target/header.ts';

/** What a read offers by itself: given headers replace it, and another coding would be another representation. */
export const USUAL_ACCEPT_ENCODING: readonly Header[] = [['Accept-Encoding', 'gzip, identity']];
