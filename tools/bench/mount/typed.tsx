import { Heading } from '@sayso/ui/primitives/heading';
import { TypedHeading } from '@sayso/ui/typed-heading';
import { useEffect, useRef } from 'react';
import Typed from 'typed.js';

const phrases = ['more. Fearless.', 'it. Own it.', 'what counts.'];

const TypedJs = () => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const typed = new Typed(place.current, { strings: phrases, typeSpeed: 100, backSpeed: 100, loop: true });
    return () => typed.destroy();
  }, []);
  return <span ref={place} />;
};

/** With what a page has to add to typed.js to do the same job: one name, and room for every phrase, so that nothing below moves. */
const TypedJsInItsRoom = () => (
  <Heading level={1} size="hero" aria-label={phrases.map((phrase) => `Say ${phrase}`).join(' ')}>
    <span aria-hidden="true" style={{ display: 'grid' }}>
      Say
      <span style={{ gridArea: '2 / 1' }}>
        <TypedJs />
      </span>
      {phrases.map((phrase) => (
        <span key={phrase} style={{ gridArea: '2 / 1', visibility: 'hidden' }}>
          {phrase}
        </span>
      ))}
    </span>
  </Heading>
);

export const typed = {
  ours: <TypedHeading lead="Say" phrases={phrases} />,
  'typed.js': <TypedJsInItsRoom />,
  '(typed.js that moves the page)': (
    <Heading level={1} size="hero">
      Say <TypedJs />
    </Heading>
  ),
};
