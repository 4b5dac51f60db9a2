import type { BillingCycle } from '@sayso/api/contract/payment';
import type { FreeTalks } from '@sayso/api/contract/profile';
import { Button } from '@sayso/ui/button';
import { Card } from '@sayso/ui/card';
import { ChoiceGroup } from '@sayso/ui/choice-group';
import { Coach } from '@sayso/ui/coach';
import { Heading } from '@sayso/ui/primitives/heading';
import { Icon } from '@sayso/ui/primitives/icon';
import { Text } from '@sayso/ui/primitives/text';
import { TextLink } from '@sayso/ui/text-link';
import { AppLink } from '../../platform/navigation/AppLink.tsx';
import { describeFreeDay, describeFreeTalks } from '../../platform/plan/free-talks.ts';
import * as styles from './PlansPage.css.ts';
import { formatPrice, namePeriod, yearlyPriceAMonth } from './prices.ts';

export interface PlansPageProps {
  readonly cycle: BillingCycle;
  readonly onCycleChange: (cycle: BillingCycle) => void;
  /** The way to the payment is being asked for. */
  readonly busy: boolean;
  readonly onStart: () => void;
  /** The server's own note on the limits of its test payments; null where real money is paid. */
  readonly sandboxNote: string | null;
  /** The learner's talks without Plus; null where the server does not say. */
  readonly freeTalks: FreeTalks | null;
}

/** The promises of Plus, and beside each what a learner has without it, where the server tells. */
const listGains = (freeTalks: FreeTalks | null) => {
  const free = freeTalks && 'Also free without Plus.';
  return [
    {
      name: 'Unlimited conversations',
      without: freeTalks && `${describeFreeDay(freeTalks)} ${describeFreeTalks(freeTalks)}`,
    },
    { name: 'Unlimited pronunciation practice', without: free },
    { name: 'Unlimited mock interviews', without: free },
  ];
};

const choices = [
  {
    value: 'yearly',
    label: 'Yearly',
    description: `${formatPrice('yearly')} a year, or ${yearlyPriceAMonth()} a month`,
    badge: 'Save 17%',
  },
  { value: 'monthly', label: 'Monthly', description: `${formatPrice('monthly')} a month` },
] as const;

/** /payment: what Plus gives, what it costs, and the way to it. */
export const PlansPage = ({ cycle, onCycleChange, busy, onStart, freeTalks, sandboxNote }: PlansPageProps) => (
  <main className={styles.page}>
    <div className={styles.words}>
      <Heading level={1}>Talk as much as you like</Heading>
      <Text tone="soft" size="large">
        With Plus, you have no daily limit.
      </Text>
      <ul className={styles.gives}>
        {listGains(freeTalks).map(({ name, without }) => (
          <li key={name} className={styles.give}>
            <Icon name="check" />
            <div>
              <Text>{name}</Text>
              {without ? (
                <Text size="small" tone="soft">
                  {without}
                </Text>
              ) : null}
            </div>
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
          {formatPrice(cycle)}
          <Text as="span" tone="soft" className={styles.period}>
            {' '}
            a {namePeriod(cycle)}
          </Text>
        </Heading>
        <Text size="small" tone="soft">
          You pay {formatPrice(cycle)} today, then every {namePeriod(cycle)} until you cancel. Cancel at any time: you
          keep Plus until the end of the time you paid for.
        </Text>
      </div>
      <Button size="large" width="full" busy={busy} onClick={onStart}>
        Start My Journey
      </Button>
      {sandboxNote === null ? null : (
        <Text size="small" className={styles.sandbox}>
          <strong>This is a test: you do not pay real money.</strong> {sandboxNote}
        </Text>
      )}
      <TextLink href="/legal?lang=en#terms" component={AppLink} size="small" place="alone">
        Terms
      </TextLink>
    </Card>
  </main>
);
