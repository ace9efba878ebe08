#!/usr/bin/env node
import { StackMigration } from './index.ts';

await StackMigration.cli();
