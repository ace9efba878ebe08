import { variantsPass } from '../../front/self-test/altered.test-tool.ts';

await variantsPass('feed');
