import { Badge } from '@sayso/ui/badge';
import { Button } from '@sayso/ui/button';
import { Notice } from '@sayso/ui/notice';
import { Inline } from '@sayso/ui/primitives/inline';
import { Text } from '@sayso/ui/primitives/text';
import { Toggle } from '@sayso/ui/toggle';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../react/index.ts';
import { canRecogniseSpeech } from '../speech/recogniser/index.ts';
import { Facts } from './parts/Facts.tsx';
import { Panel, Panels } from './parts/Panel.tsx';
import { createRecognising } from './parts/recognising.ts';

/** A recogniser to operate: play the browser's engine by hand, or talk to the real one. */
export function RecogniserMachine() {
  const [real, setReal] = useState(false);
  const recognising = useMemo(() => createRecognising(real), [real]);
  useEffect(() => () => recognising.dispose(), [recognising]);
  const { listening, started, final, tentative, result } = useSession(recognising);
  const byHand = !real && listening;
  return (
    <Panels>
      <Panel
        title="Recogniser"
        aside={
          <Badge tone="quiet" role="status">
            {listening ? 'listening' : 'ready'}
          </Badge>
        }
      >
        <Button
          tone={listening ? 'voice' : 'ink'}
          icon={listening ? 'stop' : 'mic'}
          width="full"
          onClick={() => (listening ? void recognising.stop() : recognising.listen())}
        >
          {listening ? 'Stop' : 'Listen'}
        </Button>
        <Toggle
          label="Real recogniser of this browser"
          hint="It opens the microphone when you press Listen. Chrome sends the sound to Google."
          checked={real}
          onValueChange={setReal}
        />
        <Facts facts={[['This browser', canRecogniseSpeech() ? 'has speech recognition' : 'has none']]} />
      </Panel>
      <Panel title="What the engine does" size="wide">
        <Inline space="2">
          <Button size="small" tone="quiet" disabled={!byHand} onClick={recognising.hearTentatively}>
            It hears words
          </Button>
          <Button size="small" tone="quiet" disabled={!byHand || !tentative} onClick={recognising.makeFinal}>
            It is sure of them
          </Button>
          <Button size="small" tone="quiet" disabled={!byHand} onClick={recognising.endInSilence}>
            It ends: no speech
          </Button>
          <Button size="small" tone="quiet" disabled={!byHand} onClick={recognising.fail}>
            It fails
          </Button>
        </Inline>
        <Facts
          facts={[
            ['Engine started', `${started} ${started === 1 ? 'time' : 'times'}`],
            ['Sure of, in this run', final || 'nothing'],
            ['May still change', tentative || 'nothing'],
          ]}
        />
        {result === null ? (
          <Text tone="soft">The result stands here after Stop.</Text>
        ) : (
          <Notice
            tone={result.text ? 'good' : 'info'}
            title={result.text ? `“${result.text}”` : 'Nothing complete was heard'}
          >
            {result.text ? 'This text goes with the recording.' : 'The server is asked instead.'}
          </Notice>
        )}
      </Panel>
    </Panels>
  );
}
