import { Badge, type BadgeProps } from '@sayso/ui/badge';
import { Inline } from '@sayso/ui/primitives/inline';
import { Stack } from '@sayso/ui/primitives/stack';
import { Text } from '@sayso/ui/primitives/text';

interface MessagesProps {
  readonly title: string;
  readonly ids: readonly string[];
  readonly tone: BadgeProps['tone'];
}

/** Messages by their ids, at one place of their way. */
export function Messages({ title, ids, tone }: MessagesProps) {
  return (
    <Stack space="2">
      <Text size="small" tone="soft">
        {`${title}: ${ids.length}`}
      </Text>
      <Inline as="ul" space="1" aria-label={title}>
        {ids.map((id) => (
          <li key={id}>
            <Badge tone={tone}>{id}</Badge>
          </li>
        ))}
      </Inline>
    </Stack>
  );
}
