import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { LegalPage, type LegalPageProps } from './LegalPage.tsx';
import { legalTexts } from './texts/index.ts';

/** The page at its address, which keeps the language that is chosen. */
function Kept({ language: first, onLanguageChange, address, ...rest }: LegalPageProps & { address?: string }) {
  const [language, setLanguage] = useState(first);
  return (
    <MemoryRouter initialEntries={[address ?? '/legal']}>
      <LegalPage
        {...rest}
        language={language}
        onLanguageChange={(chosen) => {
          setLanguage(chosen);
          onLanguageChange(chosen);
        }}
      />
    </MemoryRouter>
  );
}

/** Doubles the reader's text size for as long as it is there. */
function Doubled({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => {
      style.fontSize = '';
    };
  }, []);
  return children;
}

const loaded = <T,>(value: T) => ({ status: 'success', data: value }) as const;

const operator = {
  name: 'Atelier Parole SAS',
  address: '12 rue des Lilas, 69003 Lyon, France',
  registration: 'RCS Lyon 123 456 789',
  email: 'bonjour@example.org',
};

const meta = {
  title: 'Legal',
  component: LegalPage,
  render: (args) => <Kept {...args} />,
  parameters: { layout: 'fullscreen', reflow: 'one way' },
  args: { language: 'fr', onLanguageChange: fn(), operator: loaded(operator), onRetry: fn(), year: 2026 },
} satisfies Meta<typeof LegalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A server whose operator has entered nothing, or that does not know the question. */
export const OperatorMissing: Story = {
  parameters: { pictures: 'light' },
  args: { operator: loaded(null), language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(legalTexts.en.operator.missing)).toBeVisible();
    await expect(canvas.getAllByText(legalTexts.en.operator.noEmail)).toHaveLength(2);
  },
};

export const OperatorIncomplete: Story = {
  parameters: { pictures: false },
  args: { operator: loaded({ ...operator, address: null, registration: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Atelier Parole SAS')).toBeVisible();
    await expect(canvas.getByText(legalTexts.fr.operator.incomplete)).toBeVisible();
  },
};

export const OperatorLoading: Story = { parameters: { pictures: false }, args: { operator: { status: 'pending' } } };

/** The server did not answer, which says nothing of what was entered. */
export const OperatorUnreachable: Story = {
  args: { operator: { status: 'error' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByText(legalTexts.fr.operator.missing)).toBeNull();
    // It stands wherever the details would, and is read out once.
    await expect(canvas.getAllByText(legalTexts.fr.operator.unreachable).length).toBeGreaterThan(1);
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    const [again] = canvas.getAllByRole('button', { name: 'Réessayer' });
    if (again) await userEvent.click(again);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const French: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('lang', 'fr');
    const [mail] = canvas.getAllByRole('link', { name: 'bonjour@example.org' });
    await expect(mail).toHaveAttribute('href', 'mailto:bonjour@example.org');
    await expect(canvas.getByText('© 2026 Sayso. Tous droits réservés.')).toBeVisible();
  },
};

export const English: Story = { args: { language: 'en' }, parameters: { pictures: false } };
export const Spanish: Story = { args: { language: 'es' }, parameters: { pictures: false } };
export const Italian: Story = { args: { language: 'it' }, parameters: { pictures: false } };
export const Portuguese: Story = { args: { language: 'pt' }, parameters: { pictures: false } };

export const LanguageChosen: Story = {
  parameters: { pictures: false },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Langue' }), 'Italiano');
    await expect(args.onLanguageChange).toHaveBeenCalledWith('it');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(legalTexts.it.title);
    await expect(canvas.getByRole('combobox', { name: 'Lingua' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Condizioni' })).toHaveAttribute('href', '/legal?lang=it#terms');
  },
};

/** The section comes into view, its heading has the focus, and its chip is marked. */
export const Anchors: Story = {
  // In a page that has scrolled, the navigation at the top lies over the text, as it should.
  parameters: { pictures: false, reflow: false },
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('link', { name: 'Conditions' });
    const heading = canvas.getByRole('heading', { level: 2, name: 'Conditions d’utilisation' });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await expect(heading).not.toHaveFocus();
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(chip).toHaveAttribute('aria-current', 'location'), { timeout: 5000 });
    await expect(canvas.getAllByRole('link', { current: 'location' })).toEqual([chip]);
  },
};

/** With an anchor in the address, for a reader who asked for less motion. */
export const AnchorInAddress: Story = {
  parameters: { pictures: false, reflow: false },
  globals: { motion: 'reduce' },
  args: { language: 'en' },
  render: (args) => <Kept {...args} address="/legal?lang=en#delete" />,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Deleting your data' });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('Deletion'));
  },
};

/** As a reader with 200 % text sees it: too long for a picture. */
export const DoubledText: Story = {
  globals: { motion: 'reduce' },
  parameters: { pictures: false },
  decorators: [
    (Story) => (
      <Doubled>
        <Story />
      </Doubled>
    ),
  ],
};
