import { createSample } from './sample.ts';

/** Can tell a connected story, give reasons and plans, with mistakes that do not hide the meaning. */
export const b1 = [
  createSample(`
I've been working as a receptionist for three years, and in general I enjoy it because I meet people from all over the world.
The thing I don't like so much is working at night, especially when there are guests who drank too much.
Last month, for example, a man came at three in the morning and he had lost his key, but he didn't remember his room number.
I had to check his passport, and while I was doing that he fell asleep on the sofa.
In the end everything was fine and the next day he brought me some chocolates to say sorry.
If I could change something, I would ask my boss for a fixed schedule, because I never know when I'm going to be free.
It makes difficult to plan things with my family, who live about two hours from here.
Yes, I'm trying to improve my English since I want to get a better position.
My company offers a course, but I think that talking is the best way to learn.
When I started I was really afraid of making mistakes, and now I feel more confident than before.
In my free time I usually go climbing with a group of friends. We used to go to a gym, but now we prefer the mountains.
It can be dangerous if you are not careful, so we always check the weather forecast before we leave.
`),
  createSample(`
Well, I think social media has good and bad sides.
On the one hand you can keep in touch with friends who live far away, which is great for me because my best friend has moved to Canada.
On the other hand, people spend too much time on it, and sometimes they believe everything they read.
My little brother, for instance, spends four hours per day watching videos, and my parents are worried about him.
They have tried to take his phone away, but he gets very angry when they do it.
If I had children, I would let them use it only at weekends, although I know it's not easy to control.
I remember when I was at school, we didn't have smartphones and we used to play outside until it got dark.
I'm not saying that it was better, but we were more active.
At the moment I'm looking for a new flat, because the one I'm living in is too expensive.
I've already seen five or six, but they were either too far from my work or too noisy.
Yesterday I visited one that I really liked. It has a balcony and the neighbours seem to be friendly.
The problem is that the owner wants three months of rent in advance, and I don't have so much money.
I'm going to ask to my father if he can lend me some.
`),
  createSample(`
The most important person in my life is my grandfather, because he taught me almost everything I know about nature.
When I was a child, I spent every summer at his farm, and we used to get up very early to feed the animals.
He would tell me stories about the war while we were working, and some of them were quite sad.
Now he is eighty six and he can't walk very well, but his memory is still better than mine.
I try to visit him at least once a month, although it takes me three hours to get there.
I decided to study biology because of him, and I've never regretted it.
At the moment I'm doing an internship in a laboratory where we analyse water from different rivers.
It's interesting, but a bit repetitive, since you have to do the same test many times.
My supervisor is very patient and she explains me everything when I don't understand.
If they offer me a contract, I will probably stay, but I haven't decided yet.
What worries me is the salary, because it's lower than what my friends earn in other companies.
In the future I'd like to work abroad for a couple of years, maybe in Norway, which has a lot of projects about the environment.
My girlfriend isn't very happy with this idea, so we have to discuss about it.
`),
  createSample(`
I want to tell you about something strange that happened to me on holiday last year.
I was travelling in Vietnam with two friends, and we had rented motorbikes to visit the north of the country.
On the second day it started to rain so hard that we couldn't see the road, so we stopped at a small house.
The family who lived there invited us to come in, even though they didn't speak any English.
They gave us dry clothes and a soup that was the best I've ever eaten.
We stayed there for five hours, and we communicated with our hands and with a translation app.
Before we left we wanted to give them some money, but they didn't accept it.
I think that this experience changed my way of seeing other people, because I'm not sure that in my country we would do the same.
Since then I've become more open, and I always try to help tourists when they look lost.
Now I'm saving money for my next trip, which will be to Peru if everything goes well.
I must be careful with my expenses, because I've just bought a car and I have to pay for it every month.
My colleagues say that I'm crazy to travel alone, but I prefer it because you meet more people.
`),
] as const;
