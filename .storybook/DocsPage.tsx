import { Canvas, Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Guide } from '../packages/ui/src/internal/stories/guide.ts';
import { GuideParts, NotFor } from './GuideParts.tsx';

/**
 * A component’s page: what it is, one of it to play with, its props, then every other story. Pages about no component are all stories.
 * Where the story file has a guide, its parts stand in place of the props.
 */
export function DocsPage() {
  const of = useOf('meta', ['meta']);
  const isComponent = of.preparedMeta.component !== undefined;
  const guide = of.preparedMeta.parameters['guide'] as Guide | undefined;
  if (guide) return <GuidedPage guide={guide} />;
  return (
    <>
      <Title />
      <Description />
      {isComponent ? (
        <>
          <Primary />
          <div style={{ overflowX: 'auto' }}>
            <Controls />
          </div>
        </>
      ) : null}
      <Stories includePrimary={!isComponent} title={isComponent ? 'Stories' : <></>} />
    </>
  );
}

function GuidedPage({ guide }: { guide: Guide }) {
  return (
    <>
      <Title />
      <Description />
      <NotFor guide={guide} />
      <Canvas sourceState="none" layout="fullscreen" />
      <GuideParts guide={guide} />
    </>
  );
}
