import { Heading, Source } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactNode } from 'react';
import { type StorybookTheme, useTheme } from 'storybook/theming';
import type { Guide } from '../packages/ui/src/internal/stories/guide.ts';
import { vars } from '../packages/ui/src/theme/index.ts';

/** When something else is the better choice. Stands below the purpose. */
export const NotFor = ({ guide }: { guide: Guide }) => <Points title="Not for" points={guide.notFor} />;

/** The part of a page below the machine: code, states, options, errors, accessibility. */
export function GuideParts({ guide }: { guide: Guide }) {
  const { base } = useTheme() as StorybookTheme;
  return (
    <>
      <Heading>Code</Heading>
      <Source code={guide.code} language="tsx" dark={base === 'dark'} />
      <Heading>States</Heading>
      <Table head={['State', 'What it means']} rows={guide.states} />
      <Heading>Options</Heading>
      <Table head={['Option', 'By default', 'What it does']} rows={guide.options} />
      <Heading>Errors</Heading>
      <Table head={['Error', 'What is shown or told', 'What to do']} rows={guide.errors} />
      <Points title="Accessibility" points={guide.accessibility} />
    </>
  );
}

const words: CSSProperties = { fontSize: vars.textSize.standard, lineHeight: vars.leading.text, color: vars.color.ink };

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <Heading>{title}</Heading>
      <ul className="sb-unstyled" style={{ ...words, listStyle: 'disc', paddingInlineStart: '1.25rem' }}>
        {points.map((point) => (
          <li key={point} style={{ marginBlockEnd: '0.375rem', maxInlineSize: vars.size.reading }}>
            {point}
          </li>
        ))}
      </ul>
    </>
  );
}

const cell: CSSProperties = {
  padding: '0.625rem 1rem 0.625rem 0',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.line}`,
};

/** A table whose first column names its rows. On a narrow page it scrolls by itself. */
function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <Scrolling label={head[0] ?? ''}>
      <table className="sb-unstyled" style={{ ...words, borderCollapse: 'collapse', inlineSize: '100%' }}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" style={{ ...cell, fontWeight: vars.weight.medium, color: vars.color.inkSoft }}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={`${name} ${values[0]}`}>
              <th scope="row" style={{ ...cell, minInlineSize: '9rem', fontWeight: vars.weight.strong }}>
                {name}
              </th>
              {values.map((value, index) => (
                <td key={index} style={{ ...cell, minInlineSize: '9rem' }}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

const Scrolling = ({ label, children }: { label: string; children: ReactNode }) => (
  <section aria-label={label} tabIndex={0} style={{ overflowX: 'auto', marginBlockEnd: '1.5rem' }}>
    {children}
  </section>
);
