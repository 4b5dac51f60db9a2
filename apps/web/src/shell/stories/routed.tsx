import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from '../../routing/MemoryRouter.tsx';

/** Decorator: the story within a router, for screens with links. */
export const routed: Decorator = (Story) => (
  <MemoryRouter>
    <Story />
  </MemoryRouter>
);
