import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

/** A component’s page: what it is, one of it to play with, its props, then every other story. Pages about no component are all stories. */
export function DocsPage() {
  const of = useOf('meta', ['meta']);
  const isComponent = of.preparedMeta.component !== undefined;
  return (
    <>
      <Title />
      <Description />
      {isComponent ? (
        <>
          <Primary />
          <Controls />
        </>
      ) : null}
      <Stories includePrimary={!isComponent} title={isComponent ? 'Stories' : <></>} />
    </>
  );
}
