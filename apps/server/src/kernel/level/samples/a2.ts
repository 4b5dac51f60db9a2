import { createSample } from './sample.ts';

/** Can tell of everyday things and of yesterday, in simple sentences joined by “and”, “but” and “because”. */
export const a2 = [
  createSample(`
I'm fine thanks, and you?
last weekend I went to the beach with my friends
we took the train because it is cheaper than the bus
the weather was very good but the water was cold
I swam only ten minutes
after that we eat some sandwiches and ice cream
my friend Julia brought her guitar and she played for us
it was very nice
yes, I like music but I can't play nothing
when I was child I learned piano for one year
my teacher was too strict so I stopped
now I work in an office near the station
I answer the phone and I write emails for the customers
sometimes they are angry and I have to be polite
I don't like when they shout
usually I finish at five and I go home by bike
it's about twenty minutes
in the evening I cook with my boyfriend
he can cook better than me
yesterday he made a pasta with tomatoes and fish
it was delicious
next month we are going to visit my parents
they live in a small village in the south
there is not many things to do there but it's quiet
my father have a garden with a lot of vegetables
I want to stay one week because I need to relax
yes, I'm a little tired of my work
maybe I will look for a new job next year
I would like to work in a hotel because I like meet people
`),
  createSample(`
hello, I'm good today
yesterday was my birthday and I had a small party at home
my sister made a chocolate cake and my mother bought me a new jacket
it's green and very warm
I invited eight friends but two of them didn't came
one was sick and the other had to work
we listened to music and we played cards until midnight
it was the best birthday because all my cousins was there
no, I don't have a big house
I live in a flat with my sister near the university
the flat is old but the kitchen is large
I'm studying to be a nurse
it's my second year and I have a lot of exams
the most difficult thing is the names of the medicines
I must remember hundreds of them
I want to help people, that's why I choose it
in my free time I go running in the park
I started last year because I was always tired
now I can run five kilometers without stop
sometimes my sister comes with me but she is slower
for holidays I usually visit my grandmother in the mountains
she has some goats and she makes cheese
I help her with the animals
last summer I stayed there for three weeks
there wasn't internet so I read four books
I'm going to go again in July
I think I will practise English more there
`),
  createSample(`
I got up very early today because my son has school at eight
he is seven years old and he don't like to get up
I made breakfast for him and then I took him to school by car
after I went to the supermarket
I bought fruits, milk and some chicken for dinner
the supermarket was full of people because it is Friday
I work only in the afternoon
I'm a hairdresser and I have a small shop with my friend
we opened it two years ago
in the beginning was difficult, we had only few clients
now it's better and we are busy on Saturdays
I like to talk with the women when I cut their hair
they tell me everything about their families
last week a lady wanted blue hair
she was seventy years old and she was very funny
I said her that it's a good idea
on Sundays my shop is closed, so I can be with my family
we often go to the forest and we walk with our dog
last Sunday it rained and we stayed at home
we watched a film about a bear and my son laughed a lot
my husband fell asleep on the sofa
he works in a factory and he is always tired
next year we want to travel to Portugal
my cousin lives there and she has a house near the sea
I have to learn more English because I don't speak Portuguese
`),
  createSample(`
my trip was good, thank you
I went to Istanbul with my brother for four days
we stayed in a cheap hotel in the center
the room was small but it was clean
in the first day we visited the big mosque and the market
I bought a lamp and some spices for my mother
the seller was very friendly and he gave us tea
it was hot, so we drank a lot of water
the food was amazing, I ate kebab every day
my brother doesn't eat meat so it was more difficult for him
one evening we lost because my phone didn't have battery
we asked a policeman but he didn't speak English very well
finally we took a taxi and it was very expensive
I was angry but my brother said it's an adventure
yes, I like travelling but I can't do it often
I'm a student and I work in a cafe at weekends
I make coffee and I clean the tables
the money isn't much but my boss is kind
she lets me to study when there is no customers
I study economics and it's quite hard for me
there are a lot of mathematics
when I finish I would like to work in a bank or maybe in a big company
my girlfriend wants to live in Germany
she speak German very good
I think we will go there in two years
`),
] as const;
