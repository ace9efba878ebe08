import { testVerifyEcdsa } from './verify-ecdsa.test-tool.ts';

testVerifyEcdsa(3);
