/** The tests of `verifyEcdsa` with more generated signatures: they are here because noble takes long for each. */

import { testVerifyEcdsa } from './verify-ecdsa.test-tool.ts';

testVerifyEcdsa(16);
