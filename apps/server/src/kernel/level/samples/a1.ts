import { createSample } from './sample.ts';

/** Can say who they are and what they do, in short pieces with many gaps. */
export const a1 = [
  createSample(`
hello my name is Carlos
I am from Colombia
I have twenty five year
yes I work
I work in a shop
I sell shoes and bag
I like my work
my boss is good
he help me
I get up at six
I drink coffee
I take bus
the bus is slow
I eat lunch in the shop
I eat rice and chicken
in the night I watch TV
I like football
my team is Nacional
yes I play football on Sunday
I play with my friend
his name is Luis
he is very funny
I have one brother and two sister
my sister is student
she study English too
she speak good
I no speak good
my mother cook very good
she make soup
I like soup
my house is small
it have two room
I have a dog
the dog is big and black
his name is Rocky
he eat very much
on Saturday I go to the market with my mother
we buy fruit
I like mango and banana
no I not like fish
I want go to America
my cousin live in Miami
he have a big car
he is happy
I study English because I want work there
it is difficult
I no understand fast people
please speak slow
yes I like music
I like salsa
I dance in party
my girlfriend dance too
her name is Ana
she is beautiful
ok thank you bye
`),
  createSample(`
hi I am Mei
I from China
I live in Beijing
it is big city
many people and many car
I am student
I study computer
my school is near my home
I go to school by bike
I have class in morning
the teacher is nice
she is old
I have many friend
we eat together
we eat noodle
I like noodle very much
I like hot tea
I don't like coffee
it is bad
my family is small
my father my mother and me
my father is doctor
my mother work in bank
she go to work by train
I have a cat
cat name is Mimi
she is white
she sleep all day
she is funny
in weekend I go to park with my friend
we walk and talk
we take photo
yes I have phone
my phone is new
I play game in phone
every day one hour
I like red color
my bag is red
yes it is cold today
I wear a coat
in summer it is very hot
I like summer
I swim in summer
I can swim good
I can't drive
I can cook rice and egg
tomorrow I go to my grandmother house
she live in small village
she have chicken
I like my grandmother
she give me money
English is difficult for me
I know many word but I can't speak
my pronunciation is bad
I listen English song
I like Taylor Swift
she sing very good
thank you teacher
`),
  createSample(`
good morning
my name is Fatima
I am thirty year old
I live in Morocco
I have three children
two boy and one girl
my daughter is six
she go to school
my husband work in a hotel
he is cook
he cook good food
I am at home
I clean the house
I wash the clothes
I make bread every day
bread is good with olive oil
we drink tea with sugar
I like tea very much
my house is near the sea
the sea is beautiful
we go to beach on Friday
my children play with ball
they are happy
I have a big family
my brother live in France
he speak French and English
he is teacher
I speak Arabic and French
now I learn English
I learn on my phone
in the morning I have time
yes the weather is good
it is sunny today
I don't like rain
my friend is Amina
she live near me
she come to my house
we talk and eat cake
she have two baby
they are small
they cry much
on Monday I go to market
I buy tomato and potato and meat
meat is expensive
fish is cheap
I like fish
my son don't like fish
he like pizza
he is ten year old
he want a bike
the bike is very expensive
maybe next year
I want to go in London
I want see the big clock
I like the Queen
sorry I don't know the word
ok see you tomorrow
`),
  createSample(`
I am Piotr
I am Polish
I live in Krakow
I am driver
I drive a bus
I work in the night
it is hard
I sleep in the day
my wife is nurse
she work in hospital
we have one son
he is four
he like car
he have many small car
we play together
my flat is on third floor
it is not big
it is ok
I have a car
it is old
it is blue
I like the mountain
in winter I ski
my son ski too
he is small but he is good
yes we have much snow
it is cold
we drink hot chocolate
I like beer
my wife like wine
on Sunday we go to church
then we eat with my mother
she make pierogi
it is very very good
I eat ten
my father is dead
he was driver too
I have one sister
she live in Ireland
she have a restaurant
I want visit my sister
so I learn English
I learn one month
it is not easy
I read a book for children
I understand the book
it is about a bear
my son like this book
I watch film in English
I don't understand
they speak very fast
I like old music
I like Abba
my wife sing in the car
I don't sing
today I am tired
I work ten hour
now I go sleep
thank you very much
good night
`),
] as const;
