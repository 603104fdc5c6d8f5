### Spirit Island, Feather & Flame: Heart of the Wildfire.

spirit-heart-of-the-wildfire = Coração do Incêndio
spirit-heart-of-the-wildfire-text = Queima toda região a que chega, invasores e floresta por igual. Seus incêndios trazem desolação à ilha, e ele precisa saber quando deixar a terra crescer de novo.
setup-spirits-heart-of-the-wildfire = { spirit-heart-of-the-wildfire }
rule-blazing-presence = Presença Flamejante
rule-blazing-presence-text = Depois que sua presença é adicionada ou movida, exceto na preparação, na região a que ela vai: 1 de dano para cada fogo aberto nas suas trilhas de presença; com 2 ou mais deles, adicione também 1 desolação; depois empurre todas as feras e quantos dahan quiser. Só uma vez quando várias chegam juntas a uma região.
rule-destructive-nature = Natureza Destrutiva
rule-destructive-nature-text = Desolação que espíritos adicionam, por poderes ou regras especiais, não destrói sua presença, nem quando se espalha.
power-firestorm = Tempestade de Fogo
power-firestorm-text = Seu fogo, em uma região que já queimou antes. Você usa todos os níveis que alcança.
power-firestorm-level-1 = 1 de dano para cada 2 fogo que você tiver.
power-firestorm-level-2 = Em vez disso, 1 de dano para cada fogo que você tiver.
power-firestorm-level-3 = Você pode dividir esse dano entre a região alvo e quaisquer regiões suas com desolação.
power-firestorm-level-4 = Em uma das suas regiões com desolação: empurre todos os dahan, destrua todos os invasores e todas as feras, e adicione 1 desolação.
power-the-burned-land-regrows = A Terra Queimada Renasce
power-the-burned-land-regrows-text = A desolação se vai. Você usa todos os níveis que alcança.
power-the-burned-land-regrows-level-1 = Remova 1 desolação se houver pelo menos 2.
power-the-burned-land-regrows-level-2 = Em vez disso, remova 1 desolação.
power-the-burned-land-regrows-level-3 = Remova mais 1 desolação.
power-flash-fires = Fogos Repentinos
power-flash-fires-text = 1 de medo. 1 de dano. Com ar suficiente, este poder é rápido.
power-asphyxiating-smoke = Fumaça Asfixiante
power-asphyxiating-smoke-text = 1 de medo. Destrua 1 vila. Empurre 1 dahan.
power-flames-fury = Fúria da Chama
power-flames-fury-text = O espírito escolhido ganha 1 de energia. Neste turno, cada uso de um poder desse espírito que causa dano causa mais 1, em uma região.
power-threatening-flames = Chamas Ameaçadoras
power-threatening-flames-text = 2 de medo. Empurre tantos exploradores ou vilas quantos diz o nível de terror para regiões vizinhas sem presença sua. Se não houver região assim, mais 2 de medo.

symbol-kindle-2 = Ganhe 2 de energia, e mais 1 para cada fogo aberto nas suas trilhas de presença
lasting-furious-flames = os poderes causam mais 1 de dano
prompt-burn-down = Qual das suas regiões arde por inteiro?
prompt-spread-damage = Dano a dividir: { $number }. Quanto dele aqui?
