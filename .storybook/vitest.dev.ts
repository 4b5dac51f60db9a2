import { defineConfig } from 'vitest/config';
import { storyProjects } from './vitest.config.ts';
export default defineConfig({ test: { projects: await storyProjects() } });
