import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['*.example.ts'], root: import.meta.dirname } });
