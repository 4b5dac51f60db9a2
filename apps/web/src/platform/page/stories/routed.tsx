import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

/** Decorator: the story within a router, for screens with links. */
export const routed: Decorator = (Story) => (
  <MemoryRouter>
    <Story />
  </MemoryRouter>
);
