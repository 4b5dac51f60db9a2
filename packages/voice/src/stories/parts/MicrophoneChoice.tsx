import { Stack } from '@sayso/ui/primitives/stack';
import { Select } from '@sayso/ui/select';
import { Toggle } from '@sayso/ui/toggle';
import { type FakeName, fakeNames } from './microphones.ts';

/** Which microphone a machine listens to. */
export type Source = FakeName | 'real';

interface MicrophoneChoiceProps {
  readonly fake: FakeName;
  readonly real: boolean;
  readonly onFakeChange: (fake: FakeName) => void;
  readonly onRealChange: (real: boolean) => void;
}

const choices = fakeNames.map((value) => ({ value, label: value }));

/** Chooses the fake microphone and how it behaves, or the real one. */
export function MicrophoneChoice({ fake, real, onFakeChange, onRealChange }: MicrophoneChoiceProps) {
  return (
    <Stack space="3">
      <Toggle
        label="Real microphone"
        hint="The browser asks for permission when you press Record, not before. Nothing is sent anywhere."
        checked={real}
        onValueChange={onRealChange}
      />
      <Select label="The fake microphone" choices={choices} value={fake} onValueChange={onFakeChange} disabled={real} />
    </Stack>
  );
}
