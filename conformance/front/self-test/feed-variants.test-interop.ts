import { variantsPass } from './altered.test-tool.ts';

await variantsPass('feed');
