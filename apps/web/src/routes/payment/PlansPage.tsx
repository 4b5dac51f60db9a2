import type { BillingCycle } from '@sayso/api/contract/payment';
import { Button } from '@sayso/ui/button';
import { Card } from '@sayso/ui/card';
import { ChoiceGroup } from '@sayso/ui/choice-group';
import { Coach } from '@sayso/ui/coach';
import { Heading } from '@sayso/ui/primitives/heading';
import { Icon } from '@sayso/ui/primitives/icon';
import { Text } from '@sayso/ui/primitives/text';
import { TextLink } from '@sayso/ui/text-link';
import { AppLink } from '../../shell/AppLink.tsx';
import * as styles from './PlansPage.css.ts';
import { periodOf, priceOf, yearlyPriceAMonth } from './prices.ts';

export interface PlansPageProps {
  readonly cycle: BillingCycle;
  readonly onCycleChange: (cycle: BillingCycle) => void;
  /** The way to the payment is being asked for. */
  readonly busy: boolean;
  readonly onStart: () => void;
  /** What this server's payments cannot do, in its own words; nothing where money moves. */
  readonly sandboxNote: string | null;
}

const gives = ['Unlimited conversations', 'Unlimited pronunciation practice', 'Unlimited mock interviews'];

const choices = [
  {
    value: 'yearly',
    label: 'Yearly',
    description: `${priceOf('yearly')} a year, or ${yearlyPriceAMonth()} a month`,
    badge: 'Save 17%',
  },
  { value: 'monthly', label: 'Monthly', description: `${priceOf('monthly')} a month` },
] as const;

/** /payment: what Plus gives, what it costs, and the way to it (spec §2, prices of §9). */
export const PlansPage = ({ cycle, onCycleChange, busy, onStart, sandboxNote }: PlansPageProps) => (
  <main className={styles.page}>
    <div className={styles.words}>
      <Heading level={1}>Talk as much as you like</Heading>
      <Text tone="soft" size="large">
        With Plus, the day has no limit.
      </Text>
      <ul className={styles.gives}>
        {gives.map((one) => (
          <li key={one} className={styles.give}>
            <Icon name="check" />
            <Text as="span">{one}</Text>
          </li>
        ))}
      </ul>
      <div className={styles.faces}>
        <Coach name="John" size="fill" decorative className={styles.face} />
        <Coach name="Daisy" size="fill" decorative className={styles.face} />
      </div>
    </div>
    <Card kind="plan" as="section" className={styles.plan}>
      <ChoiceGroup
        label="How would you like to pay?"
        choices={choices}
        value={cycle}
        onValueChange={onCycleChange}
        disabled={busy}
      />
      <div className={styles.sum}>
        <Heading level={2} size="1">
          {priceOf(cycle)}
          <Text as="span" tone="soft" className={styles.period}>
            {' '}
            a {periodOf(cycle)}
          </Text>
        </Heading>
        <Text size="small" tone="soft">
          You pay {priceOf(cycle)} today, then every {periodOf(cycle)} until you cancel. Cancel at any time: you keep
          Plus until the end of what you have paid for.
        </Text>
      </div>
      <Button size="large" width="full" busy={busy} onClick={onStart}>
        Start My Journey
      </Button>
      {sandboxNote === null ? null : (
        <Text size="small" className={styles.sandbox}>
          <strong>No money moves here.</strong> {sandboxNote}
        </Text>
      )}
      <TextLink href="/legal#terms" component={AppLink} size="small" place="alone">
        Terms
      </TextLink>
    </Card>
  </main>
);
