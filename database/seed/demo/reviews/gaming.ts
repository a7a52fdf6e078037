/** Each text is used once. Their form is told in ../reviews.ts. */
export const gamingReviews = `
SNY-PS5
5 60 | Weekend sorted | Me and my guys have not gone out in two Saturdays.
4 90 | Sealed | Cheaper than the shop near my house and the seal was there.
5 30 | Quiet | My former one sounded like a vacuum cleaner. This one I forget that it is on.
3 120 | Storage fills up | Three big games and it is full. Plan for an extra drive.
5 15 | FC nights | We play loser-stands-up. I am mostly sitting.
1 9 | Pad came faulty | The console is fine but its left stick moved by itself. They asked me to send it in.
5 75 | My children finished their homework | First time in history, so that I would switch it on.
4 45 | Keep it dusted | I blow it every Sunday with a small pump. So far no noise.

SNY-PS5PRO
5 30 | On my big 4K screen | The grass is grass. My wife came to look and sat down.
4 20 | Buy the drive too | No disc drive inside, I knew it, but my heart still cut when I saw my old discs.

MSF-XBX
5 120 | Game Pass is the koko | One subscription and I have not bought a game since.
4 60 | Cool and quiet | It sits beside the TV like a speaker and says nothing.
5 90 | My son’s WAEC gift | He passed well. Now I have to beg him to come and eat.
2 150 | Loud with some games | The fan blows hard with heavy games. It is normal they say.
4 45 | Data, data, data | The console is fine. The downloads will teach you about data.

SNY-PS4-UK
4 80 | Viewing centre is back | Two pads in the box, both tight, fan quiet. For FC it is more than enough.
5 130 | Clean tokunbo | They said thermal paste, I opened it small to check, and it is so.
3 60 | Disc enters with noise | It plays everything. When the disc enters it coughs.

NIN-SW2
5 70 | Children are happy | Gave them for coming first and second. They have refused to sleep.
4 110 | Games are dear | The machine is sweet, the games are dear. Share with friends.
5 25 | NEPA cannot stop us | Light goes, we carry it off the dock and continue.
5 50 | Grandma is winning | She plays bowling after church and she is cheating.

NIN-OLED
5 100 | Back seat peace | Lagos to Benin and nobody asked ‘are we there yet’.

SNY-DS
5 20 | Pad is original | Vibration, triggers, everything correct. Updated without any error.
4 60 | The triggers push back | First time I shot a bow in it I laughed out loud. Battery is one long evening.
2 40 | Drift | The left stick started to drift by the fifth week.
5 75 | No lag | I beat my brother five times, it must be the pad.
5 15 | The real one | I checked the number on their site and it is there.

SNY-DS4
4 100 | My PS4 has two hands again | Feels the same as the one that came with it. Battery lasts about as long as they said.
5 50 | On my laptop too | I play FC on the laptop with it by cable. No setup, no stories.

NIN-PRO
5 80 | No more small grips | My hands are big. Now I can win Mario Kart with respect.

MSF-ELITE
5 40 | The paddles | It took one week to learn them. Now I cannot play without.
4 30 | Heavy and serious | You feel the money in your hand. The case charges it as well.

MSF-XC
5 110 | Big hands welcome | Comfortable for hours. I use rechargeable AA and forget it.
4 60 | Windows saw it at once | Plugged it, played. Bluetooth took two tries.
3 150 | Batteries are not inside for long | Good pad. I wish that it had its own battery.

SNY-PULSE
5 80 | I hear them coming | Footsteps at my back, I turn, he is gone.

LOG-GH
5 110 | The gen is not in the call | My squad no longer begs me to mute. They hear me only.
4 140 | Light on the head | A whole tournament and no headache. The colours of the band wash easily.
1 30 | Mic stopped | The microphone went silent in the fourth week. I have sent it back.
3 100 | Presses my glasses | Sound is deep. After two hours my glasses press.
`
