import { Heading } from '@sayso/ui/primitives/heading';
import { TypedHeading } from '@sayso/ui/typed-heading';
import { useEffect, useRef } from 'react';
import Typed from 'typed.js';

const phrases = ['more. Fearless.', 'it. Own it.', 'what counts.'];

const Peer = () => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const typed = new Typed(place.current, { strings: phrases, typeSpeed: 100, backSpeed: 100, loop: true });
    return () => typed.destroy();
  }, []);
  return (
    <Heading level={1} size="hero">
      Say <span ref={place} />
    </Heading>
  );
};

export const typed = {
  ours: <TypedHeading lead="Say" phrases={phrases} />,
  'typed.js': <Peer />,
};
