import { createSample } from './sample.ts';

/** Can argue a point at length and with detail; few mistakes, none that mislead. */
export const b2 = [
  createSample(`
I'd say the biggest challenge in my job is dealing with clients who constantly change their minds, because every time they do, we have to adjust the whole schedule and explain the delay to the rest of the team.
When I became a project manager two years ago, I assumed it would mainly be about planning and budgets, but it has turned out that most of my time is spent on negotiating between people who don't really listen to each other.
What I've learned is that you can avoid a lot of conflicts if you make expectations clear from the very beginning, even if that conversation feels uncomfortable.
For instance, last spring we were asked to deliver a website in half the usual time, and instead of refusing, I suggested we leave out some features that could be added later.
If I hadn't done that, we would probably have lost the contract, and my director would have been furious.
As for working from home, I have mixed feelings about it. It definitely gives you more flexibility, and I don't miss commuting at all, but I've noticed that new colleagues find it harder to ask questions when they're stuck.
In my opinion, companies should offer a combination of both, rather than forcing everybody to follow the same rules, since people's circumstances are so different.
`),
  createSample(`
Environmental problems are often presented as if they were the responsibility of individuals, whereas in reality a small number of industries cause most of the pollution, so I find those campaigns slightly hypocritical.
That doesn't mean we shouldn't recycle or use public transport, of course, but I believe governments need to introduce stricter regulations if they want to see significant results.
In my city, for example, the council banned cars from the centre three years ago, and although shop owners protested at first, most of them have admitted that their sales have actually increased.
I was quite sceptical myself, because I used to drive to work every day, but now I wouldn't want to go back to the traffic and the noise.
The main drawback is that people who live in the suburbs feel excluded, since the bus service hasn't been improved as promised.
If the authorities had invested in transport before closing the streets, there would have been far less opposition.
I've been involved in a local association that tries to raise awareness of this, and we've managed to collect more than two thousand signatures.
It's rewarding to see that ordinary citizens can make a difference, even though progress tends to be frustratingly slow and we're not always taken seriously.
`),
  createSample(`
I've recently finished a novel which I couldn't put down, and I've been recommending it to everyone I know, even to people who claim that they never have time to read.
It's set in a remote village where three generations of the same family are forced to share a house, and gradually all their secrets are revealed.
What impressed me most was how the author manages to describe the characters' behaviour without judging them, so you end up feeling sympathy even for the cruel ones.
I'm not usually keen on historical fiction, to be honest, as I find that writers tend to include too many details just to prove they've done their research.
This one was different, though, because the background never distracted from the relationships, which are definitely the heart of the story.
I suppose it also appealed to me since I was brought up in a similar place, where everybody knew everybody else's business and privacy hardly existed.
If I'd been given the choice, I would have moved to the city much earlier, but my parents insisted that I should finish school first.
Looking back, I'm grateful for it, because the sense of community I experienced there is something that my own children will probably never have, despite all the advantages they enjoy.
`),
  createSample(`
There's been a lot of discussion lately about whether university should be free, and I have to admit that my opinion has changed since I started working.
When I was a student, I was convinced that everyone deserved the same opportunity regardless of their parents' income, and I still believe that in principle.
However, I've come to realise that many graduates can't find a job that matches their qualifications, while there's an enormous shortage of electricians and carpenters.
Perhaps we ought to invest more in vocational training, which has been neglected for decades, instead of encouraging everybody to get a degree.
My younger cousin, who dropped out of law school, is now earning twice as much as I do by installing solar panels, and he seems far more satisfied.
His parents were disappointed at the time, but they would never admit it now that he's running his own successful business.
That said, I don't regret studying philosophy myself, because it taught me to analyse arguments and to question what I'm told.
The only thing I would have done differently is to gain some practical experience earlier, for instance by doing an internship, as employers are reluctant to hire people who have only been sitting in lecture halls for five years.
`),
] as const;
