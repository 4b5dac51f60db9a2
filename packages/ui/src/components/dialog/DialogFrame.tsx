import * as Radix from '@radix-ui/react-dialog';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { stage } from '../../theme/stage.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import * as styles from './Dialog.css.ts';

type DialogFrameProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
  /** Name of the cross in the corner; no cross without it. */
  closeLabel?: string | undefined;
  on?: 'page' | 'stage' | undefined;
  content?: ComponentProps<typeof Radix.Content> | undefined;
};

/** The one frame of Dialog and AlertDialog. It gives the focus back to where it was, also when no Radix trigger opened it. */
export function DialogFrame({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  closeLabel,
  on = 'page',
  content,
}: DialogFrameProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay {...(on === 'stage' ? stage : {})} className={styles.overlay}>
          <Radix.Content
            {...content}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={styles.content}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              content?.onOpenAutoFocus?.(event);
            }}
            onCloseAutoFocus={(event) => {
              if (!(opener.current instanceof HTMLElement)) return;
              event.preventDefault();
              opener.current.focus();
            }}
          >
            <Radix.Title asChild>
              <Heading level={2} size="3" className={cx(closeLabel && styles.besideClose)}>
                {title}
              </Heading>
            </Radix.Title>
            {description ? (
              <Radix.Description asChild>
                <Text as="div" tone="soft">
                  {description}
                </Text>
              </Radix.Description>
            ) : null}
            {children}
            {actions ? <div className={styles.actions}>{actions}</div> : null}
            {/* Last in order, so that the focus starts at what the dialog is about. */}
            {closeLabel ? (
              <Radix.Close asChild>
                <IconButton icon="close" label={closeLabel} tone="bare" className={styles.close} />
              </Radix.Close>
            ) : null}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
