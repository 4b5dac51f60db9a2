import type { App, Services } from '../http/Services.ts';
import { createFinisher, type Finisher } from './finisher.ts';

const decorator = 'finisher';

/** The one finisher of a server: the live session starts the work that the summary waits for. */
export const finisherOf = (app: App, services: Services): Finisher => {
  if (app.hasDecorator(decorator)) return app.getDecorator<Finisher>(decorator);
  const finisher = createFinisher({ ...services, db: services.storage.db });
  app.decorate(decorator, finisher);
  app.addHook('onClose', () => finisher.close());
  return finisher;
};
