import { Chip } from '@sayso/ui/chip';

export interface TextToggleProps {
  readonly shown: boolean;
  readonly onShownChange: (shown: boolean) => void;
}

/** Show Text / Hide Text (spec §2). */
export const TextToggle = ({ shown, onShownChange }: TextToggleProps) => (
  <Chip onClick={() => onShownChange(!shown)}>{shown ? 'Hide Text' : 'Show Text'}</Chip>
);
