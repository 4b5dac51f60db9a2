import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { CenteredPage } from '../platform/page/CenteredPage.tsx';
import { NavigatedPages } from './NavigatedPages.tsx';

const At = ({ path }: { readonly path: string }) => (
  <MemoryRouter initialEntries={[path]}>
    <Routes>
      <Route element={<NavigatedPages />}>
        <Route path="*" element={<CenteredPage coach="Daisy" title="A page" text="The bar is at its end." />} />
      </Route>
    </Routes>
  </MemoryRouter>
);

const meta = {
  title: 'Pages with navigation',
  component: At,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile' },
} satisfies Meta<typeof At>;

export default meta;

/** The place of now is marked, every place is one press away. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'Coach' }));
    await expect(canvas.getByRole('link', { name: 'Coach' })).toHaveAttribute('aria-current', 'page');
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
  },
};
