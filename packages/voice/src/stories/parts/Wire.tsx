import { vars } from '@sayso/ui/theme';
import type { Line } from './connecting.ts';

const words: Readonly<Record<Line, string>> = {
  up: 'The line is whole',
  cut: 'The line is cut',
  frozen: 'The server is frozen: the line is whole and nothing answers',
};

/** The line between the page and the server. */
export function Wire({ line, open }: { readonly line: Line; readonly open: boolean }) {
  const colour = open ? vars.color.john : vars.color.inkSoft;
  return (
    <svg
      role="img"
      aria-label={words[line]}
      viewBox="0 0 200 40"
      style={{ inlineSize: '100%', blockSize: '4rem', alignSelf: 'center' }}
    >
      <g
        fill="none"
        stroke={colour}
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray={line === 'frozen' ? '1 7' : undefined}
      >
        {line === 'cut' ? (
          <>
            <path d="M-600 20H70C80 20 82 14 88 12M76 18.5C84 18 86 20 92 20M76 21C83 23 84 27 89 28" />
            <path d="M800 20H130C120 20 118 26 112 28M124 21.5C116 22 114 20 108 20M124 19C117 17 116 13 111 12" />
          </>
        ) : (
          <path d="M-600 20H800" />
        )}
      </g>
      {line === 'cut' ? (
        <path d="M100 6V34" stroke={vars.color.tryAgain} strokeWidth="2" strokeDasharray="3 4" />
      ) : null}
    </svg>
  );
}
